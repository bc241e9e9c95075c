/** Those who can play for a level: fetched with the bots of a game, when one is to move or to be asked. */
export { botOfLevel, randomBot } from '@aquila/bots'

/** Why bots of Semper Victor do what they do: all that the series knows. */
export { campaignBotReasons as botReasons } from '../../imperator/bot/reasons.ts'

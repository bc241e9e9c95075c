/** The build of this server, as it is told to pages. */
export const BUILD = '0.3.0'

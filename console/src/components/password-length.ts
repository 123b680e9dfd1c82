/** The same limit as in the server, so that the form reports it before it is sent. */
export const passwordLengthMin = 10

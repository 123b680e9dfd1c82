/** As the server has it, so that the form says it before it is sent. */
export const passwordLengthMin = 10

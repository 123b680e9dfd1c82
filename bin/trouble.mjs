/** An error whose message is all that its reader needs; the starter prints it without a stack. */
export class Trouble extends Error {}

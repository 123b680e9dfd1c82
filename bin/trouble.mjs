/** An error whose message is complete for its reader. The starter prints it without a stack. */
export class Trouble extends Error {}

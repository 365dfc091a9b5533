/** A failure to start that the operator can fix. The server prints its message as one line. */
export class StartError extends Error {}

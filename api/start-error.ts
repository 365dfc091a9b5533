/** A reason not to start that a person can fix. Its message is the one line that they see. */
export class StartError extends Error {}

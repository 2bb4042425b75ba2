/** Ends the start or a command; its message is the one line the operator reads before exit code 1. */
export class StartError extends Error {}

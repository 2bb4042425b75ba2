/** How many messages one report may name; by itself, as only the report's dialog asks. The project's own choice. */
export const reportedMessages = 20;

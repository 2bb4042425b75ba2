/** How long an appeal may be; by itself, as only its dialog asks. The project's own choice. */
export const longestAppeal = 1000;

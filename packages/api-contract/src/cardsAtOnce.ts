/** How many cards one call for them by id may ask for; by itself, as few pages ask. The project's own choice. */
export const cardsAtOnce = 100;

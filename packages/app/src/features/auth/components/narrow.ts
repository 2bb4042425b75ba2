/** Under this width two halves no longer fit side by side. */
export const narrow = '@media (max-width: 900px)';

/** How the ids of the kit's styled parts begin; the packing writes its version into it, for a page may have two (`tools/package/steadyStyles.ts`). */
export const ownParts = 'iskra-';

/** Names of the animations in `@iskra/ui/styles`; the packing, which writes that sheet, writes them here too. */
export const ownAnimations: string[] = [];

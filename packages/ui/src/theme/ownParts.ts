/** How the ids of the kit's styled parts begin; the packing writes its version into it, for a page may have two (`tools/package/steadyStyles.ts`). */
export const ownParts = 'iskra-';

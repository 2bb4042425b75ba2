// By itself, so that a page of photos brings what draws them anew only with the first that is chosen.
export { preparePhoto } from '@iskra/ui/uploads';

// A module of its own, so that only what it names is loaded of the package.
export { animate } from 'framer-motion/dom/mini';

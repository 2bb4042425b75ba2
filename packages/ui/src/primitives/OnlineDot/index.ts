export { OnlineDot, type OnlineDotProps } from './OnlineDot';
export { onlineDotLabels } from './onlineDot.labels';

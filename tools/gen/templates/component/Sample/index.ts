export { Sample, type SampleProps } from './Sample';

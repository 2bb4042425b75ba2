export { SampleStore } from './model/SampleStore';

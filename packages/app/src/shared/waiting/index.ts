export { waitingMessages } from './messages';
export { WaitsNote } from './WaitsNote';

import { askAhead } from './askAhead';

askAhead();

import { askAhead } from './askAhead';
import { beginLater } from './beginLater';

askAhead();
void beginLater();

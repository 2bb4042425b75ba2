import { beginLater } from './beginLater';

void beginLater();

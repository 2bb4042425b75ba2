import { kitChat } from '../kitChat';

export const contender = kitChat(10000);

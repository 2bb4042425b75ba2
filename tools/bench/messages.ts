/** A made-up conversation, one line each, the same for every contender. */
export interface Line {
  readonly id: number;
  readonly senderId: number;
  readonly content: string;
  readonly createdAt: string;
  readonly status: 'read';
  readonly type: 'text';
}

export const makeLine = (at: number): Line => ({
  id: at + 1,
  senderId: at % 5 < 2 ? 1 : 2,
  content: `Сообщение ${at + 1} ${'и ещё слово '.repeat(at % 3)}`,
  createdAt: new Date(2025, 5, 1, 9, at).toISOString(),
  status: 'read',
  type: 'text',
});

export const makeLines = (count: number): Line[] => Array.from({ length: count }, (_, at) => makeLine(at));

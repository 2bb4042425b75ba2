/** Made-up people, the same for every contender. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly age: number;
  readonly photo: string;
}

/** Portraits are drawn before the clock starts, so that nobody pays for the network. */
export function makePeople(count: number): Person[] {
  return Array.from({ length: count }, (_, at) => ({
    id: String(at + 1),
    name: `Анна ${at + 1}`,
    age: 20 + (at % 30),
    photo: paint(at),
  }));
}

function paint(at: number): string {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [420, 560];
  const context = canvas.getContext('2d');
  if (context) {
    context.fillStyle = `hsl(${(at * 47) % 360} 60% 60%)`;
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas.toDataURL('image/jpeg', 0.6);
}

import { Logo } from '@iskra/ui';

export function Home() {
  return (
    <a href="/" aria-label="Iskra, home">
      <Logo size={30} />
    </a>
  );
}

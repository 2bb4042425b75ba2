import { Grid, Surface } from '@iskra/ui';

const names = ['Anna', 'Julia', 'Polina', 'Rita'];

export function PeopleGrid() {
  return (
    <Grid as="ul" minColumn={160} gap={4}>
      {names.map((name) => (
        <Surface as="li" key={name} padding={4} border>
          {name}
        </Surface>
      ))}
    </Grid>
  );
}

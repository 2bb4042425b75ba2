import { Skeleton, Stack, VisuallyHidden } from '@iskra/ui';

export function LoadingProfile() {
  return (
    <Stack gap={3} aria-busy>
      <VisuallyHidden>Loading the profile</VisuallyHidden>
      <Skeleton width={240} height={28} />
      <Skeleton width="100%" height={16} />
    </Stack>
  );
}

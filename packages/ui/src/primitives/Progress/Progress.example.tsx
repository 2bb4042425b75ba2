import { Progress } from '@iskra/ui';

export function Uploading({ percent = 42 }: { percent?: number }) {
  return <Progress label="Uploading the photo" value={percent} />;
}

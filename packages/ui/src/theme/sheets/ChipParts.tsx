import { passerBy, portraitOf } from '#storybook/portraits';
import { Avatar } from '../../primitives/Avatar';
import { Badge } from '../../primitives/Badge';
import { Chip } from '../../primitives/Chip';
import { OnlineDot } from '../../primitives/OnlineDot';
import { PremiumBadge } from '../../primitives/PremiumBadge';
import { Text } from '../../primitives/Text';
import { Forced } from './Forced';
import { Part, Row } from './Sheet.styles';

/** Chips, counts, marks and avatars. */
export function ChipParts() {
  return (
    <Part>
      <h3>Чипы и значки</h3>
      <Row>
        <Chip selected={false}>Дружба</Chip>
        <Chip selected>Найти любовь</Chip>
        <Forced state="focus">
          <Chip selected={false}>Быстрые встречи</Chip>
        </Forced>
        <Chip size="xs">Экономия 200 ₽</Chip>
      </Row>
      <Row>
        <Badge count={1} />
        <Badge count={14} />
        <Badge count={100} />
        <PremiumBadge />
        <PremiumBadge iconOnly />
        <Text variant="small" tone="positive">
          <OnlineDot online decorative /> В сети
        </Text>
        <Text variant="small" tone="muted">
          <OnlineDot online={false} decorative /> Не в сети
        </Text>
        <Avatar src={portraitOf('anna')} name="Анна" online />
        <Avatar src={passerBy(12)} name="Илья" size={40} />
      </Row>
    </Part>
  );
}

import { Checkbox } from '../../primitives/Checkbox';
import { Segmented } from '../../primitives/Segmented';
import { RangeSlider, Slider } from '../../primitives/Slider';
import { Switch } from '../../primitives/Switch';
import { VisuallyHidden } from '../../primitives/VisuallyHidden';
import { Forced } from './Forced';
import { Part, Row } from './Sheet.styles';

const statuses = [
  { value: 'all', label: 'Все' },
  { value: 'online', label: 'В сети' },
  { value: 'new', label: 'Новые' },
];

/** What is switched, chosen and moved. */
export function ChoiceParts() {
  return (
    <>
      <Part>
        <h3>Переключатели</h3>
        <Row style={{ position: 'relative', columnGap: 0 }}>
          <Switch label={<VisuallyHidden>Выключен</VisuallyHidden>} />
          <Switch label={<VisuallyHidden>Включён</VisuallyHidden>} defaultChecked />
          <Forced state="focus">
            <Switch label={<VisuallyHidden>Включён, в фокусе</VisuallyHidden>} defaultChecked />
          </Forced>
          <Checkbox label={<VisuallyHidden>Не отмечен</VisuallyHidden>} />
          <Checkbox label={<VisuallyHidden>Отмечен</VisuallyHidden>} defaultChecked />
        </Row>
      </Part>
      <Part>
        <h3>Сегменты</h3>
        <Segmented label="Статус" hideLabel options={statuses} />
      </Part>
      <Part>
        <h3>Ползунки</h3>
        <Slider label="Рост" min={100} max={230} defaultValue={172} formatValue={(value) => `${value} см`} />
        <Forced state="focus" on="[role=slider] ~ [role=slider]">
          <RangeSlider label="Возраст" min={20} max={48} defaultValue={[24, 33]} />
        </Forced>
      </Part>
    </>
  );
}

import { PasswordField } from '../../primitives/PasswordField';
import { Select } from '../../primitives/Select';
import { TextArea } from '../../primitives/TextArea';
import { TextField } from '../../primitives/TextField';
import { Forced } from './Forced';
import { Columns, Part } from './Sheet.styles';

/** Fields at rest, with the focus, wrong and not to be changed. */
export function FieldParts() {
  return (
    <Part>
      <h3>Поля</h3>
      <Columns>
        <TextField size="lg" label="E-mail" placeholder="name@mail.ru" />
        <Forced state="focus">
          <TextField size="lg" label="E-mail" defaultValue="anna@" />
        </Forced>
        <PasswordField
          size="lg"
          label="Пароль"
          defaultValue="12345"
          error="Пароль должен содержать не менее 8 символов"
        />
        <Select
          size="lg"
          label="Город"
          hint="Татарстан"
          options={[{ value: 'kazan', label: 'Казань' }]}
          defaultValue="kazan"
        />
        <TextField size="lg" label="Компания" defaultValue="Недоступно" disabled />
        <TextArea
          label="О себе"
          counter
          maxLength={500}
          defaultValue="Проектирую дворы, в которых хочется остаться"
        />
      </Columns>
    </Part>
  );
}

export { Field, type FieldProps, type FieldTexts } from './Field';
export { ControlBox, Note } from './Field.styles';
export { useFieldIds } from './useFieldIds';

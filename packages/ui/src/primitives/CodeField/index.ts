export { CodeField, type CodeFieldProps } from './CodeField';
export { readCode } from './readCode';
export { ResendButton, type ResendButtonProps } from './ResendButton';

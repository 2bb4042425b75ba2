import { limits } from '@iskra/api-contract';

/** Whether a total stands for 'more than `limits.nearby.countUpTo`'. */
export const isOverCount = (total: number) => total > limits.nearby.countUpTo;

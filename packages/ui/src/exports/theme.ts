export * from '../theme/index';

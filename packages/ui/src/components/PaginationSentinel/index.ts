export { PaginationSentinel, type PaginationSentinelProps } from './PaginationSentinel';

export * from '../components/PaginationSentinel';

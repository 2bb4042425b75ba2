export * from '../patterns/DateWheels';

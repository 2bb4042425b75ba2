export { Logo, type LogoProps } from './Logo';
export { SparkMark, type SparkMarkProps } from './SparkMark';

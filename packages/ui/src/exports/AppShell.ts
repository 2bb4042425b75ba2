export * from '../patterns/AppShell';

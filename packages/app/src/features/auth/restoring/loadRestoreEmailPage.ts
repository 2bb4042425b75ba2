/** The page of the link that puts a former e-mail back; it loads for nobody else. */
export const loadRestoreEmailPage = async () => (await import('./RestoreEmailPage')).RestoreEmailPage;

/** Runs the tasks of one subject one after the other, so that photos sent together keep their order (D-28). */
export function inOrder(): <Result>(subject: number, task: () => Promise<Result>) => Promise<Result> {
  const last = new Map<number, Promise<unknown>>();
  return (subject, task) => {
    const result = (last.get(subject) ?? Promise.resolve()).then(task, task);
    const settled = result
      .catch(() => undefined)
      .finally(() => {
        if (last.get(subject) === settled) last.delete(subject);
      });
    last.set(subject, settled);
    return result;
  };
}

import { disconnect, newVisitor, type Visitor, type VisitorOptions } from './visitor';

interface VisitOptions extends VisitorOptions {
  /** Whether the console may say something, as the browser does about requests that fail. */
  readonly mayComplain?: boolean;
}

/**
 * Returns a function that brings a new visitor, whose visit ends after the test. The test fails if the console of a visitor is not empty.
 * Call it before other hooks of the same scope, which then run after the visitors have left. `newVisitor` brings those that stay over
 * several tests.
 */
export const useVisitors = (): ((options?: VisitOptions) => Promise<Visitor>) => {
  const visits: { readonly visitor: Visitor; readonly mayComplain: boolean }[] = [];
  afterEach(async () => {
    const endedVisits = visits.splice(0);
    await Promise.all(endedVisits.map(({ visitor }) => visitor.leave()));
    const complaints = endedVisits.flatMap(({ visitor, mayComplain }) => (mayComplain ? [] : visitor.consoleMessages));
    if (complaints.length > 0) throw new Error(`the console is not empty:\n${complaints.join('\n')}`);
  });
  afterAll(disconnect);
  return async ({ mayComplain = false, ...options } = {}) => {
    const visitor = await newVisitor(options);
    visits.push({ visitor, mayComplain });
    return visitor;
  };
};

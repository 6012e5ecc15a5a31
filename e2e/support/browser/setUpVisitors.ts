import { disconnect, newVisitor, type Visitor, type VisitorOptions } from './visitor';

interface VisitOptions extends VisitorOptions {
  /** True if the console may have messages, for example about failed requests. */
  readonly allowsConsoleMessages?: boolean;
}

/**
 * Returns a function that creates a visitor for one test. The test fails if the console of a visitor is not empty. Call it before other
 * hooks of the same scope, which then run after the visitors have left. For several tests use `newVisitor`.
 */
export const setUpVisitors = (): ((options?: VisitOptions) => Promise<Visitor>) => {
  const visits: { readonly visitor: Visitor; readonly allowsConsoleMessages: boolean }[] = [];
  afterEach(async () => {
    const endedVisits = visits.splice(0);
    await Promise.all(endedVisits.map(({ visitor }) => visitor.leave()));
    const messages = endedVisits.flatMap(({ visitor, allowsConsoleMessages }) =>
      allowsConsoleMessages ? [] : visitor.consoleMessages,
    );
    if (messages.length > 0) throw new Error(`the console is not empty:\n${messages.join('\n')}`);
  });
  afterAll(disconnect);
  return async ({ allowsConsoleMessages = false, ...options } = {}) => {
    const visitor = await newVisitor(options);
    visits.push({ visitor, allowsConsoleMessages });
    return visitor;
  };
};

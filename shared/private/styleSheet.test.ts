import { mainSheet, StyleSheet } from './styleSheet';

// `adoptStyles` and `PageSheet` rely on this. Check both if a new version of styled-components fails here.
describe('the style sheet of styled-components', () => {
  it('numbers components in the order in which they are registered', () => {
    const first = StyleSheet.registerId('first');
    expect(StyleSheet.registerId('second')).toBe(first + 1);
    expect(StyleSheet.registerId('first')).toBe(first);
  });

  it('inserts the rules of a component into a tag that can be replaced', () => {
    const id = StyleSheet.registerId('third');
    const inserted: string[] = [];
    const groups = mainSheet.getTag();
    groups.tag = {
      length: 0,
      insertRule: (index, rule) => inserted.push(`${index} ${rule}`) > 0,
      deleteRule: () => undefined,
      getRule: () => '',
    };
    mainSheet.insertRules('third', 'name', ['.name{top:0;}']);
    expect(mainSheet.hasNameForId('third', 'name')).toBe(true);
    expect(inserted).toEqual(['0 .name{top:0;}']);
    groups.insertRules(id, ['.name{left:0;}']);
    expect(inserted).toEqual(['0 .name{top:0;}', '1 .name{left:0;}']);
  });

  it('allows a subclass for the server', () => {
    const calls: unknown[] = [];
    class Sheet extends StyleSheet {
      override insertRules(...call: Parameters<InstanceType<typeof StyleSheet>['insertRules']>): void {
        calls.push(call);
      }
    }
    new Sheet({ isServer: true }).insertRules('fourth', 'name', ['.name{top:0;}']);
    expect(calls).toEqual([['fourth', 'name', ['.name{top:0;}']]]);
  });
});

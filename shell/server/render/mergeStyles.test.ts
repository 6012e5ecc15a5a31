import { mergeStyles } from './mergeStyles';

describe('styles of a page and its widgets', () => {
  it('are merged by component and class, in the order of the page', () => {
    const page = [
      { id: 'box', classes: [['a', '.a{}', 1]] },
      { id: 'page', classes: [['p', '.p{}', 1]] },
    ] satisfies Parameters<typeof mergeStyles>[0][number];
    const widget = [
      {
        id: 'box',
        classes: [
          ['a', '.a{}', 1],
          ['b', '.b{}@media print{.b{}}', 2],
        ],
      },
      { id: 'card', classes: [['c', '.c{}', 1]] },
    ] satisfies typeof page;
    expect(mergeStyles([page, widget])).toEqual({
      css: '.a{}.b{}@media print{.b{}}.p{}.c{}',
      groups: 'box:3:a,b page:1:p card:1:c',
    });
  });
});

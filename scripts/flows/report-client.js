// Filters the report. The hash contains the filters, so that a link restores them.
(() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const one = (selector, within = document) => within.querySelector(selector);
  const search = one('#search');
  const only = one('#only');
  const sections = all('[data-section]');

  const view = () => {
    const hash = new URLSearchParams(location.hash.slice(1));
    const machine = sections.some(({ dataset }) => dataset.section === hash.get('machine')) ? hash.get('machine') : '';
    return { machine, q: hash.get('q') ?? '', by: hash.get('by') ?? '' };
  };

  function go(change, isStep) {
    const hash = new URLSearchParams(Object.entries({ ...view(), ...change }).filter(([, value]) => value));
    const to = `#${hash}`;
    if (to === (location.hash || '#')) return;
    history[isStep ? 'pushState' : 'replaceState'](null, '', to);
    show();
  }

  function show() {
    const { machine, q, by } = view();
    const words = q.toLowerCase().split(/\s+/).filter(Boolean);
    const isFiltered = words.length > 0 || by !== '';
    const isMatch = ({ dataset }) => {
      const text = dataset.text.toLowerCase();
      // the complete id of a transition matches only itself, not others with the same words
      return (
        q === '' || text.includes(q.toLowerCase()) || (!q.includes(' → ') && words.every((word) => text.includes(word)))
      );
    };
    if (document.activeElement !== search) search.value = q;
    only.checked = by === 'uncovered';
    for (const button of all('[data-by][aria-pressed]'))
      button.setAttribute('aria-pressed', String(button.dataset.by === by));
    for (const link of all('[data-machine]'))
      link.dataset.machine === machine
        ? link.setAttribute('aria-current', 'page')
        : link.removeAttribute('aria-current');

    let found = 0;
    for (const section of sections) {
      const isSelected = machine === '' ? isFiltered : section.dataset.section === machine;
      const [rows, paths] = [all('.transitions tbody tr', section), all('.paths > li', section)];
      for (const row of rows) row.hidden = !(isMatch(row) && (by === '' || row.dataset.by === by));
      for (const path of paths)
        path.hidden = !(isMatch(path) && (by === '' || path.dataset.through.split(' ').includes(by)));
      const shown = [rows, paths].map((list) => list.filter(({ hidden }) => !hidden).length);
      all('[data-shown]', section).forEach((part, n) => {
        const of = [rows, paths][n].length;
        one('.shown', part).textContent = shown[n] === of ? of : `${shown[n]} of ${of}`;
        part.hidden = shown[n] === 0;
      });
      const matches = shown[0] + shown[1];
      section.hidden = !isSelected || (machine === '' && matches === 0);
      if (isSelected) found += matches;
      for (const part of all('.drawing, .legend', section)) part.hidden = machine === '';
      dim(section, rows, isFiltered);
    }
    for (const part of all('[data-overview]')) part.hidden = machine !== '';
    one('.overview .scroll').hidden = isFiltered;
    one('.no-results').hidden = !isFiltered || found > 0;
  }

  /** Dims everything in the drawing that the filter excludes. */
  function dim(section, rows, isFiltered) {
    const matching = new Set(rows.filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.id));
    one('.drawing', section).classList.toggle('filtered', isFiltered && matching.size > 0);
    for (const each of all('[data-transition]', section))
      each.classList.toggle('match', matching.has(each.dataset.transition));
  }

  async function copy(button) {
    const text = button.dataset.copy;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // browsers can block the clipboard for a page that was opened from a file
      const area = document.body.appendChild(Object.assign(document.createElement('textarea'), { value: text }));
      area.select();
      document.execCommand('copy');
      area.remove();
      button.focus();
    }
    button.textContent = 'Copied';
    one('.status').textContent =
      `${button.closest('li').querySelector('.name').textContent} was copied as a test case.`;
    setTimeout(() => {
      button.textContent = 'Copy';
    }, 1500);
  }

  document.addEventListener('click', (event) => {
    const closest = (selector) => event.target.closest(selector);
    const link = closest('[data-machine], .overview th a');
    if (link) {
      event.preventDefault();
      go({ machine: new URLSearchParams(link.hash.slice(1)).get('machine') ?? '' }, true);
      scrollTo(0, 0);
      return;
    }
    const skip = closest('.skip');
    if (skip) {
      event.preventDefault();
      one('#content').focus();
      return;
    }
    const button = closest('button');
    const transition = closest('[data-transition]');
    if (button?.dataset.copy) void copy(button);
    else if (button?.dataset.by) go({ by: view().by === button.dataset.by ? '' : button.dataset.by });
    else if (button?.dataset.find) find(button.dataset.find);
    else if (button && 'clear' in button.dataset) find('', '');
    else if (transition) find(transition.dataset.transition);
  });

  function find(q, by = view().by) {
    search.value = q;
    go({ q: q === view().q ? '' : q, by }, true);
    search.value = view().q;
  }

  search.addEventListener('input', () => go({ q: search.value.trim() }));
  search.form.addEventListener('submit', (event) => event.preventDefault());
  only.addEventListener('change', () => go({ by: only.checked ? 'uncovered' : '' }));
  addEventListener('hashchange', show);
  addEventListener('popstate', show);
  addEventListener('keydown', (event) => {
    if (event.key !== '/' || /^(INPUT|TEXTAREA)$/.test(event.target.tagName)) return;
    event.preventDefault();
    search.focus();
  });
  show();
})();

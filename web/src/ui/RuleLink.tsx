// The number of a rule paragraph: a link to its page, which is shown beside the table.

import { useStore } from "./context";

export function ruleAddress(rules: string, rule: string): string {
  return `${rules}/${encodeURIComponent(rule)}`;
}

interface RuleLinkProps {
  rule: string | undefined;
  /** What has to be done before the paragraph can be seen beside the table. */
  before?: () => void;
}

export function RuleLink({ rule, before }: RuleLinkProps) {
  const store = useStore();
  if (!rule) return null;
  const open = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    before?.();
    store.showRule(rule);
  };
  return (
    <a class="rule" href={ruleAddress(store.setup.rules, rule)} onClick={open}>
      <span class="unseen">{store.say("server-table-rule")} </span>
      {rule}
    </a>
  );
}

import { parser } from '@prometheus-io/lezer-promql';
import type { SyntaxNode } from '@lezer/common';

/** What a query of Prometheus reads of a metric. */
export interface QueriedMetric {
  name: string;
  /** The labels that it compares or groups by, each with the value that it must equal. */
  labels: Map<string, string | null>;
}

/** Prometheus and Grafana add these to what a process exports. */
const ADDED_LABELS = new Set(['instance', 'job', 'kirana_process']);

/** The metrics of a query. @throws when it is not PromQL */
export function metricsOfQuery(query: string): QueriedMetric[] {
  const text = query.replaceAll('$__rate_interval', '5m'); // Grafana's variable
  const metrics: QueriedMetric[] = [];
  const read = ({ from, to }: SyntaxNode) => text.slice(from, to);
  const visit = (node: SyntaxNode, groupedBy: readonly string[]): void => {
    if (node.type.isError) throw new Error(`Not PromQL: ${text} at ${node.from}`);
    let grouping = groupedBy;
    if (node.name === 'AggregateExpr') {
      const labels = node.getChild('AggregateModifier')?.getChild('GroupingLabels')?.getChildren('LabelName') ?? [];
      grouping = [...groupedBy, ...labels.map(read)];
    }
    if (node.name === 'VectorSelector') {
      const name = node.getChild('Identifier');
      const matchers = node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? [];
      const labels = new Map<string, string | null>(grouping.map((label) => [label, null]));
      for (const matcher of matchers) {
        const [label, operator, value] = ['LabelName', 'MatchOp', 'StringLiteral'].map((part) =>
          matcher.getChild(part),
        );
        if (!label || !operator || !value) throw new Error(`An unknown matcher in ${text}`);
        labels.set(read(label), read(operator) === '=' ? read(value).slice(1, -1) : null);
      }
      if (!name) throw new Error(`A selector without a name in ${text}`);
      metrics.push({ name: read(name), labels: new Map([...labels].filter(([label]) => !ADDED_LABELS.has(label))) });
    }
    for (let child = node.firstChild; child; child = child.nextSibling) visit(child, grouping);
  };
  visit(parser.parse(text).topNode, []);
  return metrics;
}

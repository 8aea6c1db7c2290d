/** A game's RULES file read into chapters, the same shape as the Python side reads. */

export interface Rule {
  id: string;
  text: string;
  examples: string[];
}

export interface Chapter {
  title: string;
  paragraphs: string[];
  items: string[];
  rules: Rule[];
  rulings: { rule: string; silentOn: string; reading: string }[];
}

export interface Rules {
  title: string;
  intro: string;
  chapters: Chapter[];
}

const RULE = /^- \*\*([A-Z]+-\d+)\*\* (.+)$/;

export function parseRules(source: string): Rules {
  const lines = source
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
  const rules: Rules = { title: (lines.shift() ?? "").replace(/^# /, ""), intro: "", chapters: [] };
  for (const line of lines) {
    if (line.startsWith("## ")) {
      rules.chapters.push({ title: line.slice(3), paragraphs: [], items: [], rules: [], rulings: [] });
      continue;
    }
    const chapter = rules.chapters.at(-1);
    if (chapter) read(line, chapter);
    else rules.intro = `${rules.intro} ${line}`.trim();
  }
  return rules;
}

function read(line: string, chapter: Chapter): void {
  const rule = RULE.exec(line);
  if (rule) chapter.rules.push({ id: rule[1]!, text: rule[2]!, examples: [] });
  else if (line.startsWith("- ")) chapter.items.push(line.slice(2));
  else if (line.startsWith("> ")) chapter.rules.at(-1)?.examples.push(line.slice(2));
  else if (line.startsWith("|")) {
    const [id = "", silentOn = "", reading = ""] = line
      .replace(/^\||\|$/g, "")
      .split("|")
      .map((cell) => cell.trim());
    if (/^[A-Z]+-\d+$/.test(id)) chapter.rulings.push({ rule: id, silentOn, reading });
  } else chapter.paragraphs.push(line);
}

/** Text with *emphasis* and **strong words** in pieces. */
export function pieces(text: string): { text: string; strong: boolean }[] {
  return text
    .split(/(\*{1,2}[^*]+\*{1,2})/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith("*") ? { text: part.replaceAll("*", ""), strong: true } : { text: part, strong: false },
    );
}

import { formatDate } from "../../src/lib/dates";

describe("formatDate", () => {
  it.each([
    ["2025-03-04", "Mar 04, 2025"],
    ["2025-03-24", "Mar 24, 2025"],
    ["2025-06-13", "Jun 13, 2025"],
    ["2025-06-22", "Jun 22, 2025"],
    ["2024-01-01", "Jan 01, 2024"],
    ["2024-12-31", "Dec 31, 2024"],
  ])("writes %s as %s", (iso, words) => {
    expect(formatDate(iso)).toBe(words);
  });

  it("knows all twelve months", () => {
    const months = Array.from({ length: 12 }, (_, index) =>
      formatDate(`2025-${String(index + 1).padStart(2, "0")}-15`).slice(0, 3),
    );
    expect(months.join(" ")).toBe("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec");
  });
});

import { EventEmitter } from "node:events";
import { reloadWhenBack } from "../../src/components/develop/reload-when-back";

const connect = () => {
  const reconnectionDelayMax = jest.fn();
  const connection = Object.assign(new EventEmitter(), { io: { reconnectionDelayMax } });
  const reload = jest.fn();
  reloadWhenBack(connection, reload);
  return { connection, reload, reconnectionDelayMax };
};

describe("a page in `npm start` whose site was away", () => {
  it("is loaded again when the site is back", () => {
    const { connection, reload } = connect();
    connection.emit("disconnect");
    expect(reload).not.toHaveBeenCalled();
    connection.emit("connect");
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("stays as it is when the site is there for the first time", () => {
    const { connection, reload } = connect();
    connection.emit("connect");
    expect(reload).not.toHaveBeenCalled();
  });

  it("is loaded again when it was gone before the page had reached it", () => {
    const { connection, reload } = connect();
    for (const event of ["connect_error", "connect_error", "connect"]) connection.emit(event);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("stays where it is reached at the second try, as it would be each time", () => {
    const { connection, reload } = connect();
    for (const event of ["connect_error", "connect"]) connection.emit(event);
    expect(reload).not.toHaveBeenCalled();
  });

  it("is loaded once for each time that the site was away", () => {
    const { connection, reload } = connect();
    for (const event of ["disconnect", "connect", "connect", "disconnect", "connect"])
      connection.emit(event);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("asks for the site often enough for nobody to wonder", () => {
    const { reconnectionDelayMax } = connect();
    expect(reconnectionDelayMax).toHaveBeenCalledWith(1000);
  });
});

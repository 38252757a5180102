# The server as an image. The browser's part is built first, then the wheel that holds it; the image
# itself has neither Node nor a compiler.

FROM node:20-slim AS web
WORKDIR /src
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY web web
COPY src/aedilis/kernel/joining.json src/aedilis/kernel/joining.json
RUN npm run build

FROM python:3.11-slim AS wheel
WORKDIR /src
COPY pyproject.toml setup.py README.md LICENSE ./
COPY src src
# The rule index names the tests, and is built with the wheel.
COPY tools tools
COPY tests tests
COPY --from=web /src/src/aedilis/server/static/built src/aedilis/server/static/built
RUN python -m pip wheel --no-cache-dir --no-deps --wheel-dir /dist .
# The versions that the tests ran with. pip takes no hashes beside a wheel that has none.
COPY requirements/dev.txt requirements/dev.txt
RUN sed -e '/--hash=/d' -e 's/ *\\$//' requirements/dev.txt > /dist/constraints.txt

FROM python:3.11-slim
RUN useradd --system --uid 10001 --create-home --home-dir /var/lib/aedilis aedilis
RUN --mount=type=bind,from=wheel,source=/dist,target=/dist \
    python -m pip install --no-cache-dir --constraint /dist/constraints.txt \
    "$(ls /dist/aedilis-*.whl)[server]"
ENV PYTHONUNBUFFERED=1 \
    AEDILIS_HOST=0.0.0.0 \
    AEDILIS_PORT=8064 \
    AEDILIS_DATABASE=/var/lib/aedilis/aedilis.sqlite3 \
    AEDILIS_LOG_FORMAT=json
USER aedilis
WORKDIR /var/lib/aedilis
VOLUME /var/lib/aedilis
EXPOSE 8064
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen('http://127.0.0.1:' + os.environ['AEDILIS_PORT'] + '/healthz', timeout=4)"]
ENTRYPOINT ["aedilis"]
CMD ["serve"]
